// What is typed of the address of a product. It comes after the page.
import { useT } from '../../../app-instance.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { textToHandle } from '../../text-to-handle.ts';
import type { PartProps } from '../editor/product-part.ts';
import type { TextsSlice } from '../editor/texts-slice.ts';
import type { AddressSlice } from './address-slice.ts';

const MAX_LENGTH = 200;

export function AddressFields({
  slice,
  change,
  problems,
  leave,
  shown,
  form,
  context: { choices },
}: PartProps<AddressSlice>) {
  const t = useT();
  const [base = ''] = choices.languages;
  const proposed = textToHandle((form.texts as TextsSlice)[base]?.title ?? '');
  const isMoved = shown !== null && slice.handle.trim() !== shown.handle && slice.handle.trim() !== '';
  return (
    <div className={layout.stack}>
      <TextField
        label={t('productEditor.handle')}
        hint={
          isMoved
            ? t('productEditor.redirect', { from: shown.handle })
            : shown || proposed === ''
              ? null
              : t('productEditor.handleProposed', { handle: proposed })
        }
        error={problems.includes('handle') ? t('productEditor.badHandle', { example: proposed || 'red-bowl' }) : null}
        value={slice.handle}
        placeholder={shown ? undefined : proposed}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => change({ handle: target.value })}
        onBlur={() => leave('handle')}
      />
      {shown && proposed !== '' && proposed !== slice.handle.trim() ? (
        <p>
          <Button size="small" onClick={() => change({ handle: proposed })}>
            {t('productEditor.takeProposed', { handle: proposed })}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
