// One input of a card or an account: its element, its value and its error.
import type { CardBrand } from '../methods/card-brands.ts';
import { partRules } from './card-field-rules.ts';
import type { FieldMessage, FieldTexts } from './field-texts.ts';
import type { PartContext, PartName } from './part-rules.ts';
import type { FieldValues } from './sandbox-protocol.ts';

export type FieldPart = {
  name: PartName;
  input: HTMLInputElement;
  isEmpty(): boolean;
  isComplete(): boolean;
  problem(): FieldMessage | null;
  values(): FieldValues;
  /** The shopper left the field or wants to pay: an unfinished value is an error now. */
  finish(isRequired: boolean): void;
  clear(): void;
  /** Shows the error in the input itself. */
  render(): void;
};

type PartEvents = { onChange(): void; onFocus(): void; onBlur(): void };

export function createFieldPart(
  name: PartName,
  texts: FieldTexts,
  brandNow: () => CardBrand,
  events: PartEvents,
): FieldPart {
  const rules = partRules[name];
  const input = createInput(name, texts);
  const problemText = document.createElement('span');
  let written = '';
  let isFinished = false;
  const context = (): PartContext => ({ brand: brandNow(), now: new Date() });

  problemText.id = `${name}-problem`;
  problemText.className = 'visually-hidden';
  input.setAttribute('aria-describedby', problemText.id);
  input.after(problemText);

  input.addEventListener('input', () => {
    written = rules.format(input.value, written, context());
    isFinished = false;
    if (input.value !== written) rewrite(input, written, rules.significant);
    events.onChange();
  });
  input.addEventListener('focus', events.onFocus);
  input.addEventListener('blur', events.onBlur);

  const part: FieldPart = {
    name,
    input,
    isEmpty: () => written === '',
    isComplete: () => rules.read(written, context()).isComplete,
    problem() {
      const { isComplete, problem } = rules.read(written, context());
      if (problem) return problem;
      return isFinished && !isComplete ? rules.unfinished : null;
    },
    values: () => rules.values(written),
    finish(isRequired) {
      isFinished = isRequired || written !== '';
    },
    clear() {
      written = '';
      input.value = '';
      isFinished = false;
    },
    render() {
      const problem = part.problem();
      input.classList.toggle('is-empty', part.isEmpty());
      input.classList.toggle('is-complete', part.isComplete());
      input.classList.toggle('is-invalid', problem !== null);
      input.setAttribute('aria-invalid', String(problem !== null));
      problemText.textContent = problem ? texts(problem) : '';
      if (!problemText.isConnected) input.after(problemText);
    },
  };
  return part;
}

function createInput(name: PartName, texts: FieldTexts): HTMLInputElement {
  const rules = partRules[name];
  const input = document.createElement('input');
  input.className = 'InputElement is-empty';
  input.name = rules.inputName;
  input.type = 'text';
  input.inputMode = rules.inputMode;
  input.spellcheck = false;
  input.setAttribute('autocomplete', rules.autocomplete);
  input.setAttribute('autocorrect', 'off');
  input.setAttribute('autocapitalize', name === 'iban' ? 'characters' : 'none');
  input.setAttribute('aria-label', texts(rules.label));
  input.setAttribute('aria-invalid', 'false');
  input.addEventListener('keydown', (event) => {
    // Deleting over a separator deletes the digit before it.
    const at = input.selectionStart ?? 0;
    if (event.key !== 'Backspace' || at !== input.selectionEnd || rules.unfinished === 'incomplete_expiry') return;
    if (at > 1 && input.value[at - 1] === ' ') input.setSelectionRange(at - 1, at - 1);
  });
  return input;
}

/** The caret stays behind the sign that it was behind. */
function rewrite(input: HTMLInputElement, written: string, significant: RegExp): void {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const countBefore = countOf(input.value.slice(0, caret), significant);
  input.value = written;
  const position = isAtEnd ? written.length : positionAfter(written, significant, countBefore);
  input.setSelectionRange(position, position);
}

function countOf(text: string, significant: RegExp): number {
  return [...text].filter((character) => significant.test(character)).length;
}

function positionAfter(text: string, significant: RegExp, count: number): number {
  let seen = 0;
  for (const [position, character] of [...text].entries()) {
    if (seen === count) return position;
    if (significant.test(character)) seen += 1;
  }
  return text.length;
}
