import { expect, test } from "vitest";
import { foldText, sentences, signedPoints } from "./text";

test("searching ignores case and accents, the Polish ł included", () => {
  expect(foldText("Połączenie")).toBe("polaczenie");
  expect(foldText("ŁÓDŹ, București, Zürich")).toBe("lodz, bucuresti, zurich");
});

test("points have a sign, zero has none", () => {
  expect([3, 0, -3].map(signedPoints)).toEqual(["+3", "0", "−3"]);
});

test("sentences end once, whatever mark a text has already", () => {
  expect(sentences(["Ada took 2 cards", "La partie est terminée.", "Pip: Choo choo!", "", "Otto: Hmm…"])).toBe("Ada took 2 cards. La partie est terminée. Pip: Choo choo! Otto: Hmm…");
  expect(sentences(["„Koniec.”", "Rzym – Ateny"])).toBe("„Koniec.” Rzym – Ateny.");
  expect(sentences([])).toBe("");
});
