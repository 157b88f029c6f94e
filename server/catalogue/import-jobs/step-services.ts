// What the steps of an import need of the rest of the shop.
import type { ImportPhase } from '#src/catalogue/import-states.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import type { Taxes } from '#src/shop/tax-settings.ts';
import type { Db } from '../../database/connect.ts';
import type { FetchRules } from '../../http/outside/fetch-outside.ts';
import type { PictureFiles } from '../../media/files/picture-files.ts';
import type { Claim } from './claim-step.ts';
import type { ImportJob } from './import-job.ts';
import type { OtherFiles } from './other-files.ts';

export type StepServices = {
  db: Db;
  now: () => Date;
  pictureFiles: PictureFiles;
  /** What the catalogue is sold in, the company's time zone, and what VAT is charged there. */
  readSale(): Promise<{ markets: ShopMarkets; timeZone: string; taxes: Taxes }>;
  others: OtherFiles;
  /** The rules by which pictures are fetched; tests have servers of their own. */
  fetchRules?: FetchRules;
};

/** A step at work. */
export type Step = {
  services: StepServices;
  job: ImportJob;
  claim: Claim;
  /** Ends when the step is not this process's any more. */
  signal: AbortSignal;
  tell(phase: ImportPhase, done: number, total?: number | null): void;
};
