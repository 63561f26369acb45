// Rows of numbers as one types them, in every width of letters.
import { expect, it } from "vitest";
import { typedNumbers, typedRows } from "./typed";

it.each([
  ["1.5, 2", [1.5, 2]],
  ["1,5 2", [1.5, 2]],
  ["1,2", [1, 2]],
  ["0; 3", [0, 3]],
  ["１．５，　２", [1.5, 2]],
  ["－１；３", [-1, 3]],
  ["１　２", [1, 2]],
])("%s", (text, numbers) => {
  expect(typedNumbers(text)).toEqual(numbers);
});

it("is nothing where one of them is no number", () => {
  expect(typedNumbers("1, x")).toBeNull();
  expect(typedRows("1 2\n３ ４")).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
