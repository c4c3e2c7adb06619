/** How good a decision was, by the points of chance that it cost as they are shown: rounded. */

const SLIP = 2, MISTAKE = 6;

/** Points of chance, rounded. */
export const points = (chance: number) => Math.round(chance * 100);

export const gradeOfCost = (cost: number): "fine" | "slip" | "mistake" => (points(cost) >= MISTAKE ? "mistake" : points(cost) >= SLIP ? "slip" : "fine");
