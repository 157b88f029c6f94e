// Files that the demo shop begins with.
import { fileURLToPath } from 'node:url';

export const demoCatalogue = fileURLToPath(new URL('./data/pracownia-plakatu.csv', import.meta.url));
/** Invented lockers and parcel shops in twenty towns, at real streets. */
export const demoPoints = fileURLToPath(new URL('./data/pickup-points.json', import.meta.url));
