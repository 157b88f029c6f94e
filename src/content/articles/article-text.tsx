import { useApp } from '../../app-instance.tsx';
import type { ArticlesShowQuery } from '../../operations.generated.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { ProductImage } from '../../ui/pictures/product-image.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import content from '../content-page.module.css';
import { PageBlocks } from '../page-blocks.tsx';
import { articlesUrl } from './article-address.ts';
import { ArticleDate } from './article-date.tsx';
import styles from './articles.module.css';

export function ArticleText({ article }: { article: NonNullable<ArticlesShowQuery['article']> }) {
  const { t, locale } = useApp();
  return (
    <article>
      <div className={classNames(layout.page, article.blocksHtml ? content.above : layout.narrow)}>
        <Breadcrumbs trail={[{ title: t('articles.title'), to: articlesUrl(locale) }]} />
        <h1 className={styles.title} tabIndex={-1}>
          {article.title}
        </h1>
        <ArticleDate at={article.publishedAt} />
        {article.image ? (
          <ProductImage
            className={styles.large}
            image={article.image}
            title={article.title}
            sizes="(min-width: 44rem) 42rem, 100vw"
            widest={1200}
            isPriority
          />
        ) : null}
        <SanitisedHtml className={content.prose} html={article.bodyHtml} />
      </div>
      {article.blocksHtml ? <PageBlocks html={article.blocksHtml} /> : null}
    </article>
  );
}
