// The colours of a theme: ground and accent, and as many of the others as somebody likes. What nobody could read is said at
// once, with a shade that can be.

import { formatNumber } from '../../../numbers/format-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { type ChosenColours, completePalette, type PaletteName, paletteNames } from '../../brand/brand-palette.ts';
import { contrastShown, listUnreadable, type UnreadableColour } from '../../brand/judge-colours.ts';
import type { FieldOptions, SettingField, SettingInputProps, SettingPlace } from '../settings-screen.ts';
import styles from './brand-settings.module.css';

/** What is not chosen is empty, and follows from ground and accent. */
export type TypedColours = Readonly<Record<PaletteName, string>>;

const main: readonly PaletteName[] = ['ground', 'accent'];
const others = paletteNames.filter((name) => !main.includes(name));
const aColour = /^#[0-9a-f]{6}$/;

export function colours(
  path: string,
  label: SettingField['label'],
  options: FieldOptions = {},
): SettingField<TypedColours> {
  return {
    ...{ path, label, ...options, isWide: true },
    toTyped(value) {
      const stored = (value ?? {}) as Partial<Record<PaletteName, string>>;
      return Object.fromEntries(paletteNames.map((name) => [name, stored[name] ?? ''])) as TypedColours;
    },
    read(typed) {
      const value = chosenOf(typed);
      if (Object.values(value).some((colour) => !aColour.test(colour)) || !value.ground || !value.accent) {
        return { value, problem: 'brandSettings.noColour' };
      }
      const isLegible = listUnreadable(value as ChosenColours).length === 0;
      return { value, problem: isLegible ? undefined : 'brandSettings.unreadableSomewhere' };
    },
    say: (typed, { t }) =>
      Object.entries(chosenOf(typed))
        .map(([name, colour]) => `${t(`brandSettings.colour_${name as PaletteName}`)} ${colour}`)
        .join(', '),
    // Its faults are of single colours, which stand in it.
    locate: () => '',
    Input: ColoursInput,
  };
}

function chosenOf(typed: TypedColours): Partial<Record<PaletteName, string>> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, colour]) => (colour.trim() ? [[name, colour.trim().toLowerCase()]] : [])),
  );
}

function ColoursInput({ typed, label, hint, error, place, change }: SettingInputProps<TypedColours>) {
  const { t } = place;
  const chosen = chosenOf(typed);
  const isComplete = aColour.test(chosen.ground ?? '') && aColour.test(chosen.accent ?? '');
  const derived = isComplete ? completePalette(chosen as ChosenColours) : null;
  const unreadable = isComplete ? listUnreadable(chosen as ChosenColours) : [];
  const contrast = contrastShown({ accent: chosen.accent ?? '', ground: chosen.ground ?? '' });
  const set = (name: PaletteName, colour: string) => change({ ...typed, [name]: colour });
  return (
    <fieldset className={layout.stack}>
      <legend>{label}</legend>
      {hint ? <p className={layout.aside}>{hint}</p> : null}
      <div className={styles.colours}>
        {main.map((name) => (
          <OneColour key={name} {...{ name, place, set }} typed={typed[name]} shown={typed[name]} />
        ))}
        {contrast === null ? null : (
          <span className={layout.aside}>
            {t('brandSettings.contrast', { ratio: formatNumber(contrast, place.locale) })}
          </span>
        )}
      </div>
      <details className={controls.fold}>
        <summary>{t('brandSettings.otherColours')}</summary>
        <p className={layout.aside}>{t('brandSettings.otherColoursHint')}</p>
        <div className={styles.colours}>
          {others.map((name) => (
            <OneColour
              key={name}
              {...{ name, place, set }}
              typed={typed[name]}
              shown={typed[name] || (derived?.[name] ?? '')}
            />
          ))}
        </div>
      </details>
      <div role="status">
        {unreadable.map((each) => (
          <Unreadable key={each.name} unreadable={each} place={place} onTake={(colour) => set(each.name, colour)} />
        ))}
      </div>
      {error && unreadable.length === 0 ? <Notice kind="error">{error}</Notice> : null}
    </fieldset>
  );
}

type OneColourProps = {
  name: PaletteName;
  typed: string;
  /** What it is, also where it follows from the others. */
  shown: string;
  place: SettingPlace;
  set(name: PaletteName, colour: string): void;
};

function OneColour({ name, typed, shown, place: { t }, set }: OneColourProps) {
  const label = t(`brandSettings.colour_${name}`);
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={t('brandSettings.pick', { colour: label })}
        value={aColour.test(shown) ? shown : '#000000'}
        onChange={({ target }) => set(name, target.value)}
      />
      <label className={styles.written}>
        <span>{label}</span>
        <input
          className={controls.control}
          value={typed}
          placeholder={shown}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => set(name, target.value)}
        />
      </label>
    </div>
  );
}

type UnreadableProps = { unreadable: UnreadableColour; place: SettingPlace; onTake(colour: string): void };

function Unreadable({ unreadable: { name, ratio, needs, proposal }, place, onTake }: UnreadableProps) {
  const { t, locale } = place;
  const values = {
    colour: t(`brandSettings.colour_${name}`),
    ratio: formatNumber(ratio, locale),
    needs: formatNumber(needs, locale),
  };
  return (
    <Notice kind="error" isInLiveRegion>
      {t(proposal ? 'brandSettings.unreadable' : 'brandSettings.unreadableAtAll', values)}{' '}
      {proposal ? (
        <Button size="small" onClick={() => onTake(proposal)}>
          {t('brandSettings.take', { colour: proposal })}
        </Button>
      ) : null}
    </Notice>
  );
}
