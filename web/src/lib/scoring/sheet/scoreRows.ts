/** The rows of the score pad: the ruleset names them from top to bottom, here is how they are shown. */
import { lookOf } from "../../board/looks";
import type { BoardData, RulesetData } from "../../core/protocol";
import { plainPoints, signedPoints } from "../../core/words/text";
import type { IconName } from "../../ui/icons";

export type ScoreRow = RulesetData["score_rows"][number];
/** A row that counts towards the total. */
export type PartRow = Exclude<ScoreRow, "total" | "completed">;

type RowText = { icon: (board: BoardData) => IconName; label: string; points: (value: number) => string };

export const SCORE_ROWS: Record<PartRow, RowText> = {
  routes: { icon: (board) => lookOf(board).icon, label: "score-routes", points: plainPoints },
  tickets: { icon: () => "ticket", label: "score-tickets", points: signedPoints },
  attractions: { icon: () => "star", label: "score-attractions", points: signedPoints },
};

/** The rows above the total. */
export const partRows = ({ ruleset }: Pick<BoardData, "ruleset">): PartRow[] => ruleset.score_rows.filter((row): row is PartRow => row in SCORE_ROWS);

export const totalOf = (board: Pick<BoardData, "ruleset">, parts: Record<PartRow, number>) => partRows(board).reduce((sum, row) => sum + parts[row], 0);
