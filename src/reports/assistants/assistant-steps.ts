/** What is counted of an assistant: a question about products, a cart, and a link that a person has followed. */
export const assistantSteps = ['asked', 'cart', 'handed_over'] as const;
export type AssistantStep = (typeof assistantSteps)[number];

/** What is tried against the own shop, one after the other. */
export const trialSteps = ['discover', 'search', 'cart'] as const;
export type TrialStep = (typeof trialSteps)[number];
