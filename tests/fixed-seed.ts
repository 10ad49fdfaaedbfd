import { configureGlobal } from "fast-check";

// The same cases on every machine, so that a change fails for what it changes; FAST_CHECK_SEED looks further.
configureGlobal({ seed: Number(process.env["FAST_CHECK_SEED"] ?? 20_261_121) });
