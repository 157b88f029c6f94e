import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { faultsOfFa3 } from './check-fa3.ts';
import { type Fa3Circumstances, type Fa3Refusal, writeFa3 } from './write-fa3.ts';

/** `faults`: what the schema says of it, or that it is too large. Nothing of that kind is ever kept or sent. */
export type Fa3FileRefusal = Fa3Refusal | { kind: 'NotBySchema'; faults: string[] };

export async function writeFa3File(
  document: InvoiceDocument,
  circumstances: Fa3Circumstances,
): Promise<Result<Buffer, Fa3FileRefusal>> {
  const written = writeFa3(document, circumstances);
  if (!written.ok) return written;
  const bytes = Buffer.from(written.value);
  const faults = await faultsOfFa3(bytes);
  return faults.length > 0 ? refuse({ kind: 'NotBySchema', faults }) : ok(bytes);
}
