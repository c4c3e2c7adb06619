/** First Journey for children who do not read: the same game in pictures. */
export { default as End } from "./KidEnd.svelte";
export { default as Table } from "./KidTable.svelte";
