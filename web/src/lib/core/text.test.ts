import { expect, test } from "vitest";
import { foldText } from "./text";

test("searching ignores case and accents, the Polish ł included", () => {
  expect(foldText("Połączenie")).toBe("polaczenie");
  expect(foldText("ŁÓDŹ, București, Zürich")).toBe("lodz, bucuresti, zurich");
});
