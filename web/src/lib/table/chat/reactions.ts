/** The reactions of the chat. */
import type { ChatLine } from "../../core/protocol";

export type Reaction = NonNullable<ChatLine["reaction"]>;
export const REACTIONS: Reaction[] = ["hello", "well_played", "thanks", "laugh", "wow", "oops", "sad", "hurry"];
export const reactionKey = (reaction: Reaction) => `table-react-${reaction.replace("_", "-")}`;
