// The buttons above a text. Each says whether it is in force where the cursor stands.
import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { Icon } from '../../icons/icon.tsx';
import controls from '../office/sheets/controls.module.css';
import { linkAttributes } from './link-attributes.ts';
import styles from './rich-text.module.css';
import { need } from './rich-text-keys.ts';
import { richTextSchema } from './rich-text-schema.ts';

const { nodes, marks } = richTextSchema;
const [paragraph, heading, item] = [need(nodes.paragraph), need(nodes.heading), need(nodes.list_item)];
const link = need(marks.a);

type Tool = { text: MessageKey; path: string; run: Command; isOn?(state: EditorState): boolean };

const tools: readonly Tool[] = [
  tool('richText.bold', 'M5 3H10A4 4 0 0 1 10 10H5ZM5 10H11A3.5 3.5 0 0 1 11 17H5Z', need(marks.strong)),
  tool('richText.italic', 'M8 3H15M5 17H12M11.5 3L8.5 17', need(marks.em)),
  ...([2, 3] as const).map((level): Tool => {
    const isOn = (state: EditorState) => isInBlock(state, heading, level);
    return {
      text: level === 2 ? 'richText.heading' : 'richText.subheading',
      path: level === 2 ? 'M4 3V17M16 3V17M4 10H16' : 'M5 5V15M13 5V15M5 10H13M16 13V15',
      isOn,
      run: (state, dispatch) =>
        (isOn(state) ? setBlockType(paragraph) : setBlockType(heading, { level }))(state, dispatch),
    };
  }),
  list('richText.bullets', 'M8 5H17M8 10H17M8 15H17M3 5H4M3 10H4M3 15H4', need(nodes.bullet_list)),
  list('richText.numbers', 'M9 5H17M9 10H17M9 15H17M3 3.5L4.5 3V7M3 12H5.5L3 16H5.5', need(nodes.ordered_list)),
  { text: 'richText.quote', path: 'M4 4V16M8 6H17M8 10H17M8 14H13', run: wrapIn(need(nodes.blockquote)) },
  { text: 'richText.undo', path: 'M7 4L3 8L7 12M3 8H12A4 4 0 0 1 12 16H8', run: undo },
  { text: 'richText.redo', path: 'M13 4L17 8L13 12M17 8H8A4 4 0 0 0 8 16H12', run: redo },
];

function tool(text: MessageKey, path: string, type: MarkType): Tool {
  return { text, path, run: toggleMark(type), isOn: (state) => hasMark(state, type) };
}

function list(text: MessageKey, path: string, type: NodeType): Tool {
  const isOn = ({ selection: { $from } }: EditorState) => $from.depth > 1 && $from.node($from.depth - 2)?.type === type;
  return {
    ...{ text, path, isOn },
    run: (state, dispatch) => (isOn(state) ? liftListItem(item) : wrapInList(type))(state, dispatch),
  };
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

function isInBlock({ selection: { $from } }: EditorState, type: NodeType, level: number): boolean {
  return $from.parent.type === type && $from.parent.attrs.level === level;
}

type ToolbarProps = { state: EditorState; view: RefObject<EditorView | null> };

export function RichTextToolbar({ state, view }: ToolbarProps) {
  const t = useT();
  const [isLinking, setLinking] = useState(false);
  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch);
    view.current.focus();
  };
  const isLinked = hasMark(state, link);
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('richText.tools')}>
      {tools.map(({ text, path, run: command, isOn }) => (
        <ToolButton
          key={text}
          {...{ text, path }}
          isOn={isOn?.(state)}
          isOff={!isOn && !command(state)}
          onPress={() => run(command)}
        />
      ))}
      <ToolButton
        text="richText.link"
        path="M8.5 11.5L11.5 8.5M9 6L11 4A3.5 3.5 0 0 1 16 9L14 11M11 14L9 16A3.5 3.5 0 0 1 4 11L6 9"
        isOn={isLinked}
        isOff={state.selection.empty && !isLinked}
        onPress={() => setLinking(!isLinking)}
      />
      {isLinking ? (
        <LinkField
          before={hrefAt(state)}
          onSet={(href) => {
            setLinking(false);
            run(setLink(href));
          }}
          onLeave={() => {
            setLinking(false);
            view.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

function hrefAt({ selection, doc }: EditorState): string {
  const found: string[] = [];
  doc.nodesBetween(selection.from, Math.max(selection.to, selection.from + 1), (node) => {
    const mark = link.isInSet(node.marks);
    if (mark) found.push(String(mark.attrs.href));
  });
  return found[0] ?? '';
}

/** Without an address, the link goes, and its words stay. */
function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = rangeOfLink(state);
    const transaction = state.tr.removeMark(from, to, link);
    dispatch?.(href ? transaction.addMark(from, to, link.create({ href })) : transaction);
    return true;
  };
}

/** What is selected; where nothing is, the link in which the cursor stands. */
function rangeOfLink({ selection: { $from, from, to, empty } }: EditorState): { from: number; to: number } {
  if (!empty) return { from, to };
  const { node, offset } = $from.parent.childAfter($from.parentOffset);
  return node ? { from: $from.start() + offset, to: $from.start() + offset + node.nodeSize } : { from, to };
}

type ToolButtonProps = {
  text: MessageKey;
  path: string;
  isOn?: boolean | undefined;
  isOff: boolean;
  onPress(): void;
};

function ToolButton({ text, path, isOn, isOff, onPress }: ToolButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t(text)}
      title={t(text)}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isOff ? undefined : onPress())}
    >
      <Icon box={20} line={1.75} path={path} />
    </button>
  );
}

type LinkFieldProps = { before: string; onSet(href: string): void; onLeave(): void };

function LinkField({ before, onSet, onLeave }: LinkFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState(before);
  const href = hrefOf(typed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'Enter') return;
    // Enter in a field saves the whole product otherwise.
    event.preventDefault();
    if (href !== null) onSet(href);
  };
  return (
    <span className={styles.link}>
      <input
        ref={(field) => field?.focus()}
        className={controls.control}
        type="url"
        aria-label={t('richText.linkTo')}
        placeholder="https://"
        aria-invalid={href === null || undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={controls.act} onClick={() => (href === null ? undefined : onSet(href))}>
        {t('richText.setLink')}
      </button>
    </span>
  );
}

/** Empty: no link; null: it may lead nowhere. `example.com` is the page that people mean by it. */
function hrefOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const href = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
  return linkAttributes(href).href ?? null;
}
