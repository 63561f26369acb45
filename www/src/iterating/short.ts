// Numbers that were given, three digits at most and no zeros behind them: "2", "−0.9".
import { formatChosen } from "../panels/numbers";

export const shortNumber = (value: number): string => formatChosen(Number(value.toPrecision(3)));
