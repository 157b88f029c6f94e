import { latePart } from '../late-part.tsx';

export const LateCollisionPanel = latePart(async () => (await import('./collision-panel.tsx')).CollisionPanel);
