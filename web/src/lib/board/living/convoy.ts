/** How the pieces of a claim drive: `apart`: milliseconds between two of them; `coupled`: the share of the way that they go as one. */
export interface Convoy { apart: number; coupled: 0 | 1 }

export const CARS: Convoy = { apart: 130, coupled: 0 };
export const TRAIN: Convoy = { apart: 0, coupled: 1 };
