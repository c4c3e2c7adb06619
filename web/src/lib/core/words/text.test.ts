import { expect, test } from "vitest";
import { foldText, sentences } from "./text";

test("searching ignores case and accents, the Polish ł included", () => {
  expect(foldText("Połączenie")).toBe("polaczenie");
  expect(foldText("ŁÓDŹ, București, Zürich")).toBe("lodz, bucuresti, zurich");
});

test("sentences end once, whatever mark a text has already", () => {
  expect(sentences(["Ada took 2 cards", "La partie est terminée.", "Pip: Choo choo!", "", "Otto: Hmm…"])).toBe("Ada took 2 cards. La partie est terminée. Pip: Choo choo! Otto: Hmm…");
  expect(sentences(["„Koniec.”", "Rzym – Ateny"])).toBe("„Koniec.” Rzym – Ateny.");
  expect(sentences([])).toBe("");
});
