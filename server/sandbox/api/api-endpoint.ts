import type { Transaction } from '#server/database/transaction.ts';
import type { FormFields } from '../parameters/parse-form.ts';
import type { SandboxAnswer, SandboxContext } from '../sandbox-context.ts';

export type ApiEndpoint = {
  method: 'GET' | 'POST';
  path: string;
  /** A browser with a publishable key may call it too. */
  isPublic?: true;
  answer(tx: Transaction, context: SandboxContext, id: string, input: FormFields): Promise<SandboxAnswer>;
};
