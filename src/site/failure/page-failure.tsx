import { Failure } from "./failure.tsx";

/** For a page that failed without a text in reach. */
export function PageFailure() {
  return <Failure reassurance="What you wrote is saved on this device." />;
}
