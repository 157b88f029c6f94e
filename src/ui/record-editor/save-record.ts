// Saves what is edited, over the version that it was read at. Where somebody else was faster and has changed other fields,
// both are merged and saved; where the same field was changed, nothing is saved until the person has decided.
import { type EditedRecord, isUnsaved } from './edited-record.ts';
import type { FieldGroups } from './merge-fields.ts';
import { mergeNewer, type Newer, noteMerged, noteSaved } from './merge-record.ts';
import { isSame } from './nested-fields.ts';

/**
 * `id`: with `MadeBefore`, that of the new record that a press before has made, whose answer was lost. `by`: the name of
 * whoever has saved it meanwhile.
 */
export type Refused = { refusal: string; id?: string | null; by?: string | null };
export type Saved = { id: string; version: number };

export type ReadForm<Content> = {
  content: Content;
  /** Names the fields that cannot be read. */
  problems: readonly string[];
};

export type SavePort<Form, Content, Refusal extends Refused> = {
  /** The record as it is now: somebody types on while it is saved. */
  edited(): EditedRecord<Form>;
  set(edited: EditedRecord<Form>): void;
  groups?: FieldGroups | undefined;
  readForm(form: Form): ReadForm<Content>;
  /**
   * `before`: what is saved already, for whoever sends the difference; of a new record what it begins with. `newId`: what a
   * new one is made under, however often it is sent; `key`: a UUID for differences to `before`.
   */
  send(
    content: Content,
    at: { id: string | null; version: number | null; before: Content; newId: string | null; key: string },
  ): Promise<Saved | Refusal>;
  /** Whether it was refused because somebody else has saved it meanwhile. */
  isOutdated(refused: Refusal): boolean;
  fetch(id: string): Promise<Newer<Form> | null>;
  settled?: Settled<Form> | undefined;
};

/** What a form becomes that was saved as `sent`, where more has changed than what was typed: `base` is the record now. */
export type Settled<Form> = (form: Form, as: { sent: Form; base: Form; merged: Form }) => Form;

export type SaveOutcome<Refusal> =
  | ({ kind: 'saved'; isSent: boolean; isMerged: boolean } & Saved)
  | { kind: 'unreadable'; problems: readonly string[] }
  /** `refused`: null while it was asked before. */
  | { kind: 'asked'; refused: Refusal | null }
  | { kind: 'refused'; refused: Refusal };

/** Somebody may be faster again while both are merged. */
const MAX_ROUNDS = 5;

export async function saveRecord<Form extends object, Content, Refusal extends Refused>(
  port: SavePort<Form, Content, Refusal>,
): Promise<SaveOutcome<Refusal>> {
  let refused: Refusal | null = null;
  let isMade = false;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const { id, version, form, typed, collisions, making, sent, key } = port.edited();
    const { content, problems } = port.readForm(form);
    if (problems.length > 0) return { kind: 'unreadable', problems };
    if (collisions.length > 0) return { kind: 'asked', refused };
    if (id !== null && sent !== null && (await settleArrived(port, { id, sent }))) {
      isMade = true;
      continue;
    }
    const isMerged = refused !== null;
    if (id !== null && version !== null && !isUnsaved(port.edited(), port.readForm)) {
      return { kind: 'saved', isSent: isMade, isMerged, id, version };
    }
    port.set({ ...port.edited(), sent: sent ?? form });
    const answer = await port.send(content, {
      ...{ id, version, before: port.readForm(typed).content, key },
      newId: making?.id ?? null,
    });
    if (!isRefused(answer)) {
      await settle(port, answer, form);
      return { kind: 'saved', isSent: true, isMerged, ...answer };
    }
    // This one is answered; what was sent before it may be saved.
    port.set({ ...port.edited(), sent });
    const madeId = answer.refusal === 'MadeBefore' && !isMade ? answer.id : null;
    const knownId = madeId ?? (port.isOutdated(answer) ? id : null);
    const newer = knownId === null ? null : await port.fetch(knownId);
    if (knownId !== null && newer && (madeId || isWhatWasSent(port, newer))) {
      isMade = true;
      // What was sent then is saved; what was typed since is not.
      await settle(port, { id: knownId, version: newer.version }, sent ?? port.edited().base);
      continue;
    }
    refused = answer;
    if (!newer || newer.version === version) return { kind: 'refused', refused };
    port.set(mergeNewer(port.edited(), newer, { groups: port.groups, read: port.readForm }));
  }
  throw new Error('The record is changed by somebody else again and again.');
}

/** What was sent and had no answer may have arrived: then it is what the record says, and what was typed since is compared with it. */
async function settleArrived<Form extends object, Content, Refusal extends Refused>(
  port: SavePort<Form, Content, Refusal>,
  { id, sent }: { id: string; sent: Form },
): Promise<boolean> {
  const newer = await port.fetch(id);
  if (!newer || newer.version === port.edited().version || !isWhatWasSent(port, newer)) return false;
  await settle(port, { id, version: newer.version }, sent);
  return true;
}

/** Nobody else has changed it: a press before has saved it, and its answer was lost. */
function isWhatWasSent<Form extends object, Content, Refusal extends Refused>(
  port: SavePort<Form, Content, Refusal>,
  { base }: Newer<Form>,
): boolean {
  const { sent } = port.edited();
  return sent !== null && isSame(port.readForm(sent), port.readForm(base));
}

function isRefused<Refusal extends Refused>(answer: Saved | Refusal): answer is Refusal {
  return 'refusal' in answer;
}

async function settle<Form extends object, Content, Refusal extends Refused>(
  port: SavePort<Form, Content, Refusal>,
  saved: Saved,
  form: Form,
): Promise<void> {
  const sent = { ...saved, form };
  const { base: before } = port.edited();
  port.set(noteSaved(port.edited(), sent));
  // It is saved, also when it cannot be fetched again.
  const shown = await port.fetch(saved.id).catch(() => null);
  if (shown?.version !== saved.version) return;
  const { base } = shown;
  const now = port.edited().form;
  const noted = noteMerged(port.edited(), sent, { before, base });
  const settled = port.settled ?? ((_, { merged }) => merged);
  const typed = settled(form, { sent: form, base, merged: noted.typed });
  port.set({ ...noted, typed, form: now === form ? typed : settled(now, { sent: form, base, merged: noted.form }) });
}
