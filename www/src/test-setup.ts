// Property tests look at the same cases every time, so that a run says something about the code and not about luck.
// Others: FC_SEED=7 npm test (any number).
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20) });
