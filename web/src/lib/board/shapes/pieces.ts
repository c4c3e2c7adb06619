/** The pieces on claimed routes. */
import type { Ruleset } from "../../core/ruleset";
import TaxiPiece from "./TaxiPiece.svelte";
import TrainPiece from "./TrainPiece.svelte";

export const PIECES: Record<Ruleset, typeof TaxiPiece> = { new_york: TaxiPiece, first_journey: TrainPiece };
