// Name of a parameter of a constraint or force; the names of the controls are used where the kit has none.
import { has, t } from "../messages";
import { parameterTitle } from "../panels/words";

export function parameterName(name: string): string {
  const id = `kit-parameter-${name}`;
  return has(id) ? t(id) : parameterTitle({ name });
}
