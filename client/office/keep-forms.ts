// What is typed into a form that says so (`data-keep`: its name on its page) outlives a reload and a session that has ended,
// until it is sent, emptied or left; leaving asks. In one place, so that a form says nothing but its name, and no page
// carries code for it. Passwords, codes and amounts are not kept: an amount is quick to type, and dangerous to find filled in.
import type { QueryClient } from '@tanstack/react-query';
import type { AppInstance } from '#src/app-instance.tsx';
import { signedInStaffQuery } from '#src/staff/office/staff-queries.ts';
import { createRecordId } from '#src/ui/record-editor/record-id.ts';
import { askBeforeLeaving } from '#src/ui/typing/ask-before-leaving.ts';
import { findTyping, forgetTyping, keepTyping, type TypingKey } from '#src/ui/typing/kept-typing.ts';
import { hasTypedText, isTypedIn, noteSaved, noteText, type TextField, textFields } from '#src/ui/typing/typed-text.ts';

/** The name that `NewIdField` gives it. */
const NEW_ID = 'newId';

type Texts = Readonly<Record<string, string>>;

const SHAPE = 1;
const KEPT = 'form[data-keep]';

/** What is typed into the forms of the page, also into those that are folded or covered, about which nobody is asked. */
export let giveUpForms = () => {};

export function keepForms({ app, queryClient }: { app: AppInstance; queryClient: QueryClient }): void {
  const staffId = queryClient.getQueryData(signedInStaffQuery.queryKey)?.signedInStaff?.id;
  if (staffId === undefined) return;
  /** The forms on the page, each under the address that it was shown at. */
  const keys = new Map<HTMLFormElement, TypingKey>();
  const sent = new Set<HTMLFormElement>();
  const inDialog = new WeakSet<HTMLFormElement>();
  const isTyped = () =>
    [...keys.keys()].some((form) => !sent.has(form) && hasTypedText(form) && form.offsetParent !== null);
  giveUpForms = () => [...keys.values()].forEach(forgetTyping);
  const ask = createAsking(isTyped, () => askBeforeLeaving(app.t('office.discardTyped'), giveUpForms));

  function forget(form: HTMLFormElement): void {
    const key = keys.get(form);
    if (key) forgetTyping(key);
    // What an emptied form makes next is another record. A dialog's form is another one when it is opened again.
    if (!inDialog.has(form)) putNewId(form);
  }

  function note(form: HTMLFormElement): void {
    sent.delete(form);
    const key = keys.get(form);
    const texts = textsIn(form);
    if (!key) return;
    if (Object.keys(texts).length > 0) keepTyping(key, SHAPE, { ...texts, [NEW_ID]: newIdOf(form)?.value });
    else forget(form);
  }

  function meet(form: HTMLFormElement): void {
    if (keys.has(form)) return;
    const key = { staffId: staffId ?? '', name: `${window.location.pathname} ${form.dataset.keep}` };
    keys.set(form, key);
    if (form.closest('dialog')) inDialog.add(form);
    const texts = findTyping(key, SHAPE) as Texts | undefined;
    putNewId(form, texts?.[NEW_ID]);
    if (texts && !hasTypedText(form) && putTexts(form, texts)) {
      sayRestored(app);
    }
  }

  function followPage(): void {
    // Those that are gone come first: what was sent with one of them is not for the next of its name.
    for (const form of [...keys.keys()].filter(({ isConnected }) => !isConnected)) {
      // A dialog asks before it closes.
      if (sent.has(form) || inDialog.has(form)) forget(form);
      keys.delete(form);
    }
    for (const form of document.querySelectorAll<HTMLFormElement>(KEPT)) meet(form);
    ask();
  }

  onForm('input', note);
  onForm('submit', (form) => sent.add(form));
  onForm('reset', forget);
  onForm('saved', noteSavedTexts);
  followRefused(sent, ask);
  for (const kind of ['input', 'submit', 'reset']) document.addEventListener(kind, () => queueMicrotask(ask));
  followPage();
  new MutationObserver(followPage).observe(document.body, { childList: true, subtree: true });
}

/** Where that is not to be had, the typing is there without a word. */
function sayRestored(app: AppInstance): void {
  import('#src/ui/record-editor/say-restored.ts').then((part) => part.sayRestored(app)).catch(() => undefined);
}

/** Whoever goes on while nothing is under way any more, with the form still there: it was not taken. */
function followRefused(sent: Set<HTMLFormElement>, ask: () => void): void {
  const noteRefused = () => {
    for (const form of sent) if (!form.querySelector('[aria-busy]')) sent.delete(form);
    ask();
  };
  for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, noteRefused, { capture: true });
}

/** A form that stays says what of it was saved, by field. */
function noteSavedTexts(form: HTMLFormElement, event: Event): void {
  const { detail } = event as CustomEvent<Texts>;
  for (const field of fieldsOf(form)) noteSaved(field, detail[field.name] ?? field.value);
}

/** Asks before leaving while anything is typed, and no longer. */
function createAsking(isTyped: () => boolean, start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  return () => {
    if (isTyped()) stop ??= start();
    else {
      stop?.();
      stop = undefined;
    }
  };
}

function onForm(kind: string, act: (form: HTMLFormElement, event: Event) => void): void {
  document.addEventListener(kind, (event) => {
    const { target } = event;
    const form = target instanceof Element && target.closest<HTMLFormElement>(KEPT);
    if (form) act(form, event);
  });
}

function newIdOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector(`[name=${NEW_ID}]`);
}

function putNewId(form: HTMLFormElement, id: string = createRecordId()): void {
  const field = newIdOf(form);
  if (field) field.value = id;
}

function fieldsOf(form: HTMLFormElement): TextField[] {
  return [...form.querySelectorAll<TextField>(textFields)].filter(
    ({ name, type, inputMode }) => name !== '' && type !== 'number' && !/decimal|numeric/.test(inputMode),
  );
}

function textsIn(form: HTMLFormElement): Texts {
  return Object.fromEntries(fieldsOf(form).flatMap((field) => (isTypedIn(field) ? [[field.name, field.value]] : [])));
}

/** Puts texts in as if somebody had typed them. Says whether anything has become another text by it. */
function putTexts(form: HTMLFormElement, texts: Texts): boolean {
  const changed = fieldsOf(form).filter(({ name, value }) => (texts[name] ?? value) !== value);
  for (const field of changed) {
    noteText({ target: field });
    // React hears of a value only past its own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, texts[field.name]);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return changed.length > 0;
}
