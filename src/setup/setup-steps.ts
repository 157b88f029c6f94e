// The steps of the first run, in their order. Each can be left, skipped and changed later.
export const setupSteps = [
  ...(['country', 'company', 'name', 'markets', 'delivery', 'payments', 'product', 'publish'] as const),
] as const;

export type SetupStep = (typeof setupSteps)[number];

export function isSetupStep(text: unknown): text is SetupStep {
  return setupSteps.some((step) => step === text);
}
