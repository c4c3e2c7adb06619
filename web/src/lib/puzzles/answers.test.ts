import { expect, test, vi } from "vitest";
import { messages } from "../core/words/messages.svelte";
import type { ActionData, BoardData } from "../core/protocol";
import { answerText } from "./answers";

test("the color of a card agrees with the card", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const take = { kind: "take", card: "blue", route: null, payment: {}, tickets: [] } as unknown as ActionData;
  const said = async (language: string) => {
    await messages.choose(language, false);
    return answerText({} as BoardData, take);
  };
  expect(await said("en")).toBe("Take a face-up card: 1 blue");
  expect(await said("fr")).toBe("Prendre une carte visible\u00a0: 1 bleue");
  expect(await said("ro")).toContain("1 albastră");
});
