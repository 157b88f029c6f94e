// Loaded by `node --import`: the process believes that it is as many milliseconds later as CLOCK_AHEAD_MS says.
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    super(...((given.length === 0 ? [RightDate.now() + aheadMs] : given) as [number]));
  }

  static override now(): number {
    return RightDate.now() + aheadMs;
  }
} as DateConstructor;
