"""One game at a time: the games of PettingZoo, Gymnasium and OpenSpiel."""
