// What keys and signs do in a text, as in other editors: Ctrl+B, `- ` for a list, `## ` for a heading.
import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { richTextSchema } from './rich-text-schema.ts';

const { nodes, marks } = richTextSchema;

export function need<Type>(type: Type | undefined): Type {
  if (!type) throw new Error('the schema has no such type');
  return type;
}

const item = need(nodes.list_item);

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(need(nodes.hard_break).create()).scrollIntoView());
  return true;
});

export function richTextPlugins(): Plugin[] {
  return [
    inputRules({
      rules: [
        wrappingInputRule(/^\s*[-*]\s$/, need(nodes.bullet_list)),
        wrappingInputRule(/^\s*1\.\s$/, need(nodes.ordered_list)),
        wrappingInputRule(/^\s*>\s$/, need(nodes.blockquote)),
        textblockTypeInputRule(/^(#{2,4})\s$/, need(nodes.heading), ([, signs = '']) => ({ level: signs.length })),
      ],
    }),
    keymap({
      'Mod-b': toggleMark(need(marks.strong)),
      'Mod-i': toggleMark(need(marks.em)),
      'Mod-u': toggleMark(need(marks.u)),
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Shift-Enter': breakLine,
      'Mod-]': sinkListItem(item),
      'Mod-[': liftListItem(item),
      Enter: splitListItem(item),
    }),
    keymap(baseKeymap),
    history(),
  ];
}
