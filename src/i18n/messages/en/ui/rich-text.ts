// What the editor of a text with headings and links says.
export const messages = {
  'richText.tools': 'Formatting',
  'richText.bold': 'Bold',
  'richText.italic': 'Italic',
  'richText.heading': 'Heading',
  'richText.subheading': 'Smaller heading',
  'richText.bullets': 'List',
  'richText.numbers': 'Numbered list',
  'richText.quote': 'Quote',
  'richText.undo': 'Undo',
  'richText.redo': 'Redo',
  'richText.link': 'Link',
  'richText.linkTo': 'Address of the link',
  'richText.setLink': 'Set',
};
