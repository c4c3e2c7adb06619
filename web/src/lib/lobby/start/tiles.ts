/** The further pages on the start page. A new page needs a line here and nothing else. */
import type { Component } from "svelte";
import { inPage } from "../../core/inPage";
import type { IconName } from "../../ui/icons";
import FriendsArt from "./art/FriendsArt.svelte";
import LearnArt from "./art/LearnArt.svelte";
import PuzzleArt from "./art/PuzzleArt.svelte";

export type Tile = {
  path: string;
  title: string; // messages
  line?: string;
  art?: Component; // a large tile with a picture on top
  icon?: { name: IconName; ground: string; ink: string }; // a small one
  online?: boolean; // needs the server
  here?: boolean; // unless this page can host tables itself
};

const SERVER_TILES: Tile[] = [
  { path: "/new/friends", title: "lobby-tile-friends", line: "lobby-tile-friends-line", art: FriendsArt, online: true },
  { path: "/learn", title: "lobby-tile-learn", line: "lobby-tile-learn-line", art: LearnArt },
  { path: "/puzzles", title: "puzzles-today", line: "puzzles-today-line", art: PuzzleArt, online: true, here: true },
  { path: "/daily", title: "daily-title", line: "daily-line", icon: { name: "sun", ground: "#fff0c2", ink: "#8a5a00" }, online: true },
  { path: "/new", title: "lobby-new", line: "lobby-new-line", icon: { name: "people", ground: "#fbe7cf", ink: "#8a4b12" }, online: true, here: true },
  { path: "/score-pad", title: "common-nav-score-pad", line: "lobby-score-pad-line", icon: { name: "pad", ground: "#dff2e3", ink: "#16703f" } },
  { path: "/watch", title: "common-nav-watch", line: "lobby-watch-line", icon: { name: "eye", ground: "#ece5fb", ink: "#4a2a92" }, online: true },
];

/** Without a server: everybody plays on this device. */
const PAGE_TILES: Tile[] = [
  { path: "/new", title: "lobby-new", line: "lobby-new-line", art: FriendsArt },
  ...SERVER_TILES.filter(({ path }) => ["/learn", "/puzzles", "/daily", "/score-pad"].includes(path)),
  { path: "/games", title: "lobby-mine", icon: { name: "trophy", ground: "#fbe7cf", ink: "#8a4b12" } },
  { path: "/rules", title: "common-nav-rules", icon: { name: "book", ground: "#ece5fb", ink: "#4a2a92" } },
];

export const TILES = inPage ? PAGE_TILES : SERVER_TILES;
