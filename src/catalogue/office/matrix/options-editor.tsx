// The options of a product, a line each, and a line for typing new ones: `S M L x red blue` are two, with six variants.
import { useT } from '../../../app-instance.tsx';
import { Notice } from '../../../ui/notice.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { addOption, addValues, countWithValues, isTooMany } from './edit-options.ts';
import type { MatrixForm } from './matrix-form.ts';
import type { MatrixProps } from './matrix-props.ts';
import { MOST_OPTIONS, MOST_VARIANTS, readAlike } from './option-change.ts';
import { OptionLine } from './option-line.tsx';
import { proposeName } from './propose-name.ts';
import { readOptions, type TypedOption } from './read-options.ts';
import { TypedOptionsField } from './typed-options-field.tsx';

export function OptionsEditor(props: MatrixProps) {
  const { slice } = props;
  return (
    <div className={layout.stack}>
      {slice.options.map((option, place) => (
        <OptionLine key={option.key} {...props} {...{ option, place }} />
      ))}
      {slice.options.length < MOST_OPTIONS ? <NewOptions {...props} /> : null}
    </div>
  );
}

function NewOptions({ slice, update }: MatrixProps) {
  const t = useT();
  const add = (typed: string) => {
    const options = readOptions(typed);
    if (options.length === 0) return null;
    const count = countWith(slice, options);
    if (slice.options.length + options.length > MOST_OPTIONS) return t('productVariants.threeOptions');
    if (isTooMany(count)) return t('productVariants.tooMany', { count, most: MOST_VARIANTS });
    const names = (name: string, values: readonly string[], taken: readonly string[]) =>
      name || proposeName(values, taken, t);
    update((form) => options.reduce((so, option) => withOption(so, option, names), form));
    return null;
  };
  return (
    <TypedOptionsField
      label={slice.options.length === 0 ? t('productVariants.firstOptions') : t('productVariants.anotherOption')}
      hint={t('productVariants.optionsHint')}
      placeholder="S M L"
      add={add}
    >
      {(typed) => <CountNotice form={slice} options={readOptions(typed)} />}
    </TypedOptionsField>
  );
}

/** How many variants come, before anything is made of what is typed. */
function CountNotice({ form, options }: { form: MatrixForm; options: readonly TypedOption[] }) {
  const t = useT();
  const count = countWith(form, options);
  if (options.length === 0 || isTooMany(count)) return null;
  return <Notice kind="info">{t('productVariants.willBe', { count })}</Notice>;
}

function countWith(form: MatrixForm, options: readonly TypedOption[]): number {
  return options.reduce(
    (count, { values }) => count * new Set(values.map(readAlike)).size,
    Object.keys(form.rows).length || 1,
  );
}

type Naming = (name: string, values: readonly string[], taken: readonly string[]) => string;

/** An option of that name gets the values; else it is a new one. */
function withOption(form: MatrixForm, { name, values }: TypedOption, naming: Naming): MatrixForm {
  const place = form.options.findIndex((option) => name !== '' && readAlike(option.name) === readAlike(name));
  if (place >= 0) {
    return isTooMany(countWithValues(form, place, values.length)) ? form : addValues(form, place, values);
  }
  const once = values.filter(
    (value, index) => values.findIndex((each) => readAlike(each) === readAlike(value)) === index,
  );
  return addOption(
    form,
    naming(
      name,
      once,
      form.options.map((option) => option.name),
    ),
    once,
  );
}
