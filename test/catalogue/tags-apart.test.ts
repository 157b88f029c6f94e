// Tags stand in files and in the editor's field with commas between them: one that had a comma would come back as two.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import { isTag } from '#src/catalogue/is-tag.ts';
import { tagsIn } from '#src/catalogue/office/editor/organisation-part.tsx';

const test = suite('the names of tags');

test('a tag has neither comma nor semicolon, wherever it comes from', () => {
  const isSaved = (tag: string) => productPatchSchema.safeParse({ product: { tags: ['las', tag] } }).success;
  for (const tag of ['red, blue', 'red;blue', ' ', '']) {
    assert.not.ok(isTag(tag), tag);
    assert.not.ok(isSaved(tag), tag);
  }
  for (const tag of ['winter', 'made in Poland', '50/50', "child's"]) {
    assert.ok(isTag(tag), tag);
    assert.ok(isSaved(tag), tag);
    assert.equal(tagsIn(`las, ${tag}`), ['las', tag], 'the field of the editor');
  }
});

test.run();
