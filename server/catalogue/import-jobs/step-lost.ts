/** The step belongs to another process by now, or somebody has ended it: what was done of it is taken back. */
export class StepLostError extends Error {
  readonly code = 'STEP_LOST';
}
