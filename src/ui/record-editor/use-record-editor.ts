// Edits one record: what is typed, what of it is saved and over which version, and what was refused. An editor says how
// its record is a form, how the form is read, and how it is sent.
import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import { KasaError } from '../../errors.ts';
import { useUnsavedWork } from '../typing/use-unsaved-work.ts';
import { decide, type EditedRecord, isUnsaved as isDifferent, isReadable, openRecord } from './edited-record.ts';
import { LateCollisionPanel } from './late-collision-panel.ts';
import type { Collision, FieldGroups } from './merge-fields.ts';
import type { ReadForm, Refused, Saved, SaveOutcome, SavePort, Settled } from './save-record.ts';
import { useKeptRecord } from './use-kept-record.ts';

type Versioned = { version: number };

export type RecordEditing<Shown extends Versioned, Form, Content, Refusal extends Refused> = {
  /** The kind of records, such as `draft`; its unsaved work is kept by it. */
  kind: string;
  /** Raised with each change of what the form is made of. */
  shape: number;
  /** The id as it is in the address; null while it is new. */
  id: string | null;
  shown: Shown | null;
  formOf(shown: Shown | null): Form;
  readForm(form: Form): ReadForm<Content>;
  groups: FieldGroups;
  send: SavePort<Form, Content, Refusal>['send'];
  /** How it is refused when somebody else has saved it meanwhile. */
  outdated: Refusal['refusal'];
  /** The field that a refusal is about. */
  refusedFields?: Readonly<Partial<Record<string, string>>>;
  /** Fetches it as it is on the server now; what is shown of it follows. */
  fetch(queryClient: QueryClient, id: string): Promise<Shown | null | undefined>;
  /** Set where the record says more than was sent, such as the ids of what was added. */
  settled?: Settled<Form>;
  hrefOf(id: string): string;
  /** Said when it is saved. */
  savedText?(content: Content): string;
  /** Called when it is saved, also by an answer to what was asked. */
  onSaved?(): void;
};

/** What the frame and the fields of an editor work with. */
export type RecordEditor<Form, Refusal, Shown = unknown> = {
  form: Form;
  change(to: Partial<Form>): void;
  /** Changes the form by what follows from it as it is then. */
  update(change: (form: Form) => Form): void;
  isNew: boolean;
  isUnsaved: boolean;
  isSaving: boolean;
  /** Unsaved work from before the page was loaded is here again. */
  isRestored: boolean;
  discard(): void;
  /** What cannot be read and is marked: nobody is interrupted while typing. */
  problems: readonly string[];
  /** Whatever cannot be read, also what is being typed. */
  unread: readonly string[];
  /** Something of what was to be saved still cannot be read. */
  hasTried: boolean;
  /** The person has gone on from the field. */
  leave(field: string): void;
  /** Rises when something has to be put right: the focus goes there. */
  faults: number;
  refused: Refusal | null;
  setRefused(refused: Refusal | null, id?: string | null): void;
  collisions: readonly Collision[];
  decide(decided: readonly Collision[], side: 'mine' | 'theirs'): void;
  /** The saved record; null when it could not be saved. Presses are carried out one after another. */
  save(): Promise<Saved | null>;
  /** The record as it is now; null while it is new. */
  refetch(): Promise<Shown | null>;
  /** Does something, and says when it fails. */
  run(work: () => Promise<unknown>): void;
};

/** What of an editor concerns no field. */
export type AnyEditor = Omit<RecordEditor<never, Refused>, 'change' | 'update' | 'form' | 'setRefused'>;

/**
 * Saving, and the questions that may come of it. An editor fetches them after its first view. Throws `CHUNK_FAILED`: a
 * browser asks once for a file, and what was typed is there after the reload.
 */
async function loadSaving() {
  try {
    const [{ saveRecord }] = await Promise.all([import('./save-record.ts'), LateCollisionPanel.load()]);
    return saveRecord;
  } catch (cause) {
    throw new KasaError('CHUNK_FAILED', 'cannot load what saves a record', { cause });
  }
}

export function useRecordEditor<Shown extends Versioned, Form extends object, Content, Refusal extends Refused>(
  editing: RecordEditing<Shown, Form, Content, Refusal>,
): RecordEditor<Form, Refusal, Shown> {
  const { kind, shown, readForm } = editing;
  const open = (record: Shown | null) => openRecord(editing.id, record?.version ?? null, editing.formOf(record));
  const [edited, latest, set] = useLatest(() => open(shown));
  const marks = useMarks();
  const { refused, setRefused } = useRefused<Refusal>(kind, { opened: editing.id, id: edited.id });
  const isUnsaved = isDifferent(edited, readForm);
  const [isRestored, setRestored, giveUp] = useRestored(editing, { edited, isUnsaved, set });
  const show = () => {
    set(open(shown));
    marks.clear();
    setRestored(false);
  };
  // Somebody else has saved it, and nothing is lost by showing that.
  useLayoutEffect(() => {
    if (shown && shown.version > (edited.version ?? 0) && !isUnsaved) show();
  });
  const { save, isSaving, fetchShown } = useSaving(editing, { latest, set, setRefused, ...marks });
  const update = (change: (form: Form) => Form) => set({ ...latest(), form: change(latest().form) });
  const run = useRun();
  const unread = readForm(edited.form).problems;
  const refusedField = refused && editing.refusedFields?.[refused.refusal];
  return {
    form: edited.form,
    update,
    change: (to) => update((form) => ({ ...form, ...to })),
    ...{ isUnsaved, isSaving, isNew: edited.id === null, isRestored },
    discard: () => {
      show();
      // What shows it may go with it: a dialog does.
      giveUp();
      setRefused(null);
    },
    problems: [...unread.filter(marks.isMarked), ...(refusedField ? [refusedField] : [])],
    unread,
    hasTried: unread.some((field) => marks.tried.includes(field)),
    ...{ leave: marks.leave, faults: marks.faults, refused, setRefused },
    collisions: edited.collisions,
    decide(decided, side) {
      set(decide(latest(), decided, side));
      // It was to be saved, and nothing is left to be decided.
      if (latest().collisions.length === 0) run(save);
    },
    save,
    refetch: async () => {
      const { id } = latest();
      return id === null ? null : fetchShown(id);
    },
    run,
  };
}

type Restoring<Form> = { edited: EditedRecord<Form>; isUnsaved: boolean; set(kept: EditedRecord<Form>): void };

/** Unsaved work is kept, brought back where it can still be read, and given up only when the person says so. */
function useRestored<Form extends object, Content>(
  { kind, shape, readForm }: { kind: string; shape: number; readForm(form: Form): ReadForm<Content> },
  { edited, isUnsaved, set }: Restoring<Form>,
) {
  const { t } = useApp();
  const [isRestored, setRestored] = useState(false);
  const restore = (written: EditedRecord<Form>) => {
    // Releases before knew of no record that is being made, of none that was sent, or of no key.
    const kept = {
      ...{ ...written, making: written.making ?? edited.making, sent: written.sent ?? null },
      key: written.key ?? edited.key,
    };
    if (!isReadable(kept, edited, readForm)) return;
    set(kept);
    setRestored(true);
  };
  const giveUp = useKeptRecord({ kind, shape, edited, isUnsaved, restore });
  // Once it is saved or taken back, what is typed next is new.
  if (isRestored && !isUnsaved) setRestored(false);
  useUnsavedWork(isUnsaved, t('record.leave'), giveUp);
  return [isRestored, setRestored, giveUp] as const;
}

function useRun() {
  const { showToast } = useApp();
  return (work: () => Promise<unknown>): void => {
    work().catch((error: unknown) => showToast(error instanceof Error ? error : new Error(String(error))));
  };
}

type Latest<Value> = [value: Value, latest: () => Value, set: (value: Value) => void];

/** A state that is also read as it is now, by what goes on after the component was rendered. */
function useLatest<Value>(first: () => Value): Latest<Value> {
  const [value, setValue] = useState(first);
  const latest = useRef(value);
  const set = (next: Value) => {
    latest.current = next;
    setValue(next);
  };
  return [value, () => latest.current, set];
}

/** A field is marked once it was left, or was to be saved. */
function useMarks() {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState(0);
  return {
    ...{ tried, setTried, faults },
    isMarked: (field: string) => left.includes(field) || tried.includes(field),
    leave: (field: string) => setLeft((fields) => [...new Set([...fields, field])]),
    addFault: () => setFaults((count) => count + 1),
    clear() {
      setLeft([]);
      setTried([]);
    },
  };
}

// The query is by id and not of the component: a new record that is saved is shown by another one, which says what came
// of it.
const refusedQuery = <Refusal>(kind: string, id: string | null) =>
  queryOptions<Refusal | null>({ queryKey: ['RecordRefused', kind, id], queryFn: skipToken });

/** `opened`: as which it was opened; once a new record is saved, what came of it is said by the editor that follows. */
function useRefused<Refusal>(kind: string, { opened, id }: Record<'opened' | 'id', string | null>) {
  const queryClient = useQueryClient();
  const { data: refused = null } = useQuery(refusedQuery<Refusal>(kind, id));
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: refusedQuery(kind, opened).queryKey }),
    [queryClient, kind, opened],
  );
  const setRefused = (refusal: Refusal | null, of: string | null = id) =>
    queryClient.setQueryData(refusedQuery<Refusal>(kind, of).queryKey, refusal);
  return { refused, setRefused };
}

type SavingState<Form, Refusal> = {
  latest(): EditedRecord<Form>;
  set(edited: EditedRecord<Form>): void;
  setRefused(refused: Refusal | null): void;
  setTried(problems: readonly string[]): void;
  addFault(): void;
};

function useSaving<Shown extends Versioned, Form extends object, Content, Refusal extends Refused>(
  editing: RecordEditing<Shown, Form, Content, Refusal>,
  state: SavingState<Form, Refusal>,
) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [waiting, setWaiting] = useState(0);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => void loadSaving().catch(() => undefined), []);
  const fetchShown = async (id: string) => (await editing.fetch(queryClient, id)) ?? null;
  const report = (outcome: SaveOutcome<Refusal>) => {
    if (outcome.kind === 'saved') {
      const { content } = editing.readForm(state.latest().form);
      const text = outcome.isMerged ? t('record.merged') : outcome.isSent && editing.savedText?.(content);
      if (text) showToast({ kind: 'success', text });
      return outcome;
    }
    // What was asked before is still asked, and by whom it was saved is still said.
    if (outcome.kind !== 'unreadable' && outcome.refused) state.setRefused(outcome.refused);
    state.setTried(outcome.kind === 'unreadable' ? outcome.problems : []);
    state.addFault();
    return null;
  };
  const saveNow = async () => {
    if (state.latest().collisions.length === 0) state.setRefused(null);
    const saveRecord = await loadSaving();
    const isNew = state.latest().id === null;
    const saved = report(
      await saveRecord<Form, Content, Refusal>({
        ...editing,
        edited: state.latest,
        set: state.set,
        isOutdated: ({ refusal }) => refusal === editing.outdated,
        async fetch(id) {
          const shown = await fetchShown(id);
          return shown && { version: shown.version, base: editing.formOf(shown) };
        },
      }),
    );
    // Only now is there an address to come back to.
    if (saved && isNew) navigate(editing.hrefOf(saved.id), { replace: true });
    if (saved) editing.onSaved?.();
    return saved;
  };
  const save = (): Promise<Saved | null> => {
    setWaiting((count) => count + 1);
    const saved = before.current.then(saveNow).finally(() => setWaiting((count) => count - 1));
    before.current = saved.catch(() => null);
    return saved;
  };
  return { save, isSaving: waiting > 0, fetchShown };
}
