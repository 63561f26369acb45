// What a number of a constraint or force is called; the controls' own names stand behind the kit's.
import { has, t } from "../messages";
import { parameterTitle } from "../panels/words";

export function parameterName(name: string): string {
  const id = `kit-parameter-${name}`;
  return has(id) ? t(id) : parameterTitle({ name });
}
