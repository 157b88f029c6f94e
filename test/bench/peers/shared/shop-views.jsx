// The listing and the product page as the shop writes them, element by element, for every stack that uses React.
// `Link` is the stack's own link. What the shop's own pages have beyond this is listed in the bench's README.
import { cardSizes, gallerySizes, widths } from './picture-sizes.mjs';
import { BuyControls, CartCount } from './shop-client.jsx';

const SHOP = 'Pracownia Plakatu';
const languages = { pl: 'Polski', nl: 'Nederlands', de: 'Deutsch', en: 'English' };
const sorts = ['Polecane', 'Od najnowszych', 'Cena: od najniższej', 'Cena: od najwyższej', 'Tytuł: A–Ż'];

export const listingTitle = ({ collection }) => `${collection.title} – ${SHOP}`;
export const productTitle = ({ seoTitle, title }) => `${seoTitle || title} – ${SHOP}`;

const formatMoney = ({ minor }) => `${(minor / 100).toFixed(2).replace('.', ',')}\u00a0zł`;
const srcSetOf = ({ url, width }, format, widest) =>
  widths
    .filter((each) => each <= widest)
    .map((each) => `${url}-${each}.${format} ${Math.min(each, width)}w`)
    .join();

function Icon({ path, size = 24 }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function Ground({ colour, opacity }) {
  return (
    <svg className="product-image_ground" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
      <rect width="1" height="1" fill={colour} fillOpacity={opacity} />
    </svg>
  );
}

function Picture({ image, className = '', sizes, widest, alt = '', isPriority }) {
  return (
    <span className={`product-image_picture ${className}`}>
      <Ground colour={image.groundColor} />
      <picture>
        <source type="image/avif" srcSet={srcSetOf(image, 'avif', widest)} sizes={sizes} />
        <source type="image/webp" srcSet={srcSetOf(image, 'webp', widest)} sizes={sizes} />
        <img
          className="product-image_image"
          src={`${image.url}-${widest}.jpg`}
          alt={alt}
          width={image.width}
          height={image.height}
          decoding="async"
          {...(isPriority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </span>
  );
}

function Price({ price, lowestPriorPrice, isFrom }) {
  return (
    <div className="price_price">
      <span className="price_now">
        {isFrom ? <span className="price_from">od </span> : null}
        {formatMoney(price)}
      </span>
      {lowestPriorPrice ? (
        <span className="price_before">
          <span className="visually-hidden_hidden">Najniższa cena z 30 dni przed obniżką: </span>
          <s>{formatMoney(lowestPriorPrice)}</s>
        </span>
      ) : null}
      {lowestPriorPrice ? <span className="price_note">najniższa cena z 30 dni przed obniżką</span> : null}
    </div>
  );
}

function Cards({ products, Link, Heading, priorityCount = 0 }) {
  return (
    <ul className="product-card_grid">
      {products.map((product, index) => (
        <li key={product.handle}>
          <article className="product-card_card">
            <div className="product-card_wall">
              <Ground colour={product.image.groundColor} opacity={0.24} />
              <Picture
                className="product-card_print"
                image={product.image}
                sizes={cardSizes[product.image.width >= product.image.height ? 'square' : 'tall']}
                widest={960}
                isPriority={index < priorityCount}
              />
            </div>
            <div className="product-card_label">
              <Heading className="product-card_title">
                <Link className="product-card_link" href={`/pl/p/${product.handle}`}>
                  {product.title}
                </Link>
              </Heading>
              <Price {...product} isFrom={product.hasSeveralPrices} />
              {product.variantCount > 1 ? (
                <p className="product-card_note">{`${product.variantCount} wariantów`}</p>
              ) : null}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

function CollectionLinks({ collections, Link, className }) {
  return (
    <ul className={className}>
      {collections.map(({ handle, title }) => (
        <li key={handle}>
          <Link href={`/pl/c/${handle}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function Languages({ isFull }) {
  return (
    <ul className="language-switch_languages" aria-label="Język">
      {Object.entries(languages).map(([code, name]) => (
        <li key={code}>
          <a href={`/${code}`} hrefLang={code} lang={code} aria-label={`${code} – ${name}`}>
            {isFull ? name : code}
          </a>
        </li>
      ))}
    </ul>
  );
}

function CartLink() {
  return (
    <a href="/pl/cart" className="cart-link_cart">
      <Icon path="M3.5 8L7 7.9V6C7 0 17 0 17 6V7.7L20.7 7.6L19.4 21.6L5 22Z" />
      <CartCount />
      <span aria-hidden="true">Koszyk</span>
    </a>
  );
}

export function Frame({ frame: { collections, contentPages, fonts }, Link, children }) {
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      <header className="site-header_header">
        <a className="visually-hidden_skip" href="#main">
          Przejdź do treści
        </a>
        <div className="layout_frame site-header_row">
          <a href="/pl" className="site-header_home">
            <svg className="wordmark_wordmark site-header_mark" viewBox="0 0 856 306" role="img" aria-label={SHOP}>
              <use href="#icon-shop-wordmark" />
            </svg>
          </a>
          <nav className="site-header_collections" aria-label="Kolekcje">
            <CollectionLinks collections={collections} Link={Link} />
          </nav>
          <search className="search-box_search">
            <form action="/pl/search">
              <input className="search-box_field" type="search" placeholder="Szukaj" aria-label="Szukaj" name="q" />
              <button className="search-box_submit" type="submit" aria-label="Szukaj">
                <Icon path="M15 15L21 21M10 3A7 7 0 1 1 10 17A7 7 0 1 1 10 3" />
              </button>
            </form>
          </search>
          <div className="site-header_tools">
            <div className="site-header_wide">
              <Languages />
            </div>
            <button className="theme-switch_switch" type="button">
              <Icon path="M12 1A11 11 0 0 1 12 23A11 11 0 0 1 12 1ZM12 3A9 9 0 0 0 12 21Z" />
            </button>
            <CartLink />
          </div>
        </div>
      </header>
      <nav className="foot-bar_bar" aria-label="Menu">
        <button className="foot-bar_cell" type="button" popoverTarget="site-menu">
          <Icon path="M3 5.4L21 4.8V7.3L3 7.6ZM3 11L21 10.8V13.2L3 13.4Z" />
          Menu
        </button>
        <div className="foot-bar_sheet" id="site-menu" popover="auto">
          <CollectionLinks className="foot-bar_goods" collections={collections} Link={Link} />
          <Languages isFull />
        </div>
        <CartLink />
      </nav>
      <main id="main" tabIndex={-1}>
        <div className="layout_page">{children}</div>
      </main>
      <footer className="site-footer_footer">
        <div className="layout_frame">
          <div className="site-footer_columns">
            <svg className="wordmark_wordmark site-footer_mark" viewBox="0 0 856 306" role="img" aria-label={SHOP}>
              <use href="#icon-shop-wordmark" />
            </svg>
            <div>
              <h2 className="site-footer_heading">Kolekcje</h2>
              <CollectionLinks className="site-footer_links" collections={collections} Link={Link} />
            </div>
            <nav aria-label="Informacje">
              <h2 className="site-footer_heading">Informacje</h2>
              <ul className="site-footer_links">
                {contentPages.map(({ slug, title }) => (
                  <li key={slug}>
                    <a href={`/pl/page/${slug}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="site-footer_language">
              <h2 className="site-footer_heading">Język</h2>
              <Languages isFull />
            </div>
          </div>
          <div className="site-footer_small">
            <p>Wszystkie ceny zawierają VAT. Koszt dostawy doliczamy w kasie.</p>
            <p>{SHOP}</p>
          </div>
        </div>
      </footer>
    </>
  );
}

function Facet({ facet: { name, label, values } }) {
  return (
    <details className="listing-controls_facet">
      <summary>
        <span className="listing-controls_pill">
          {label || 'Motyw'}
          <Icon path="M1 3.5L6 9L11 3.5" size={12} />
        </span>
      </summary>
      <fieldset className="listing-controls_panel">
        <legend>{label || 'Motyw'}</legend>
        <div className="listing-controls_values">
          {values.map(({ choice, label: text, count }) => (
            <label key={choice} className="listing-controls_value">
              <input type="checkbox" name={name} value={choice} />
              {text}
              <span className="listing-controls_count">{count}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}

export function ListingView({ data: { collection, products }, Link }) {
  const { items, totalCount, facets, nextCursor } = products;
  return (
    <>
      <div className="listing-page_head">
        <h1 className="listing-page_title">{collection.title}</h1>
        <p className="layout_lead listing-page_lead">{collection.description}</p>
      </div>
      <form className="listing-controls_controls" aria-label="Zawęź wybór" method="get">
        <div className="listing-controls_facets">
          {facets.choices.map((facet) => (
            <Facet key={facet.name} facet={facet} />
          ))}
          <label className="listing-controls_pill">
            <input type="checkbox" name="stock" value="1" />
            Od ręki
            <span className="listing-controls_count">{facets.inStockCount}</span>
          </label>
        </div>
        <div className="listing-controls_sort">
          <label>
            Sortuj
            <select name="sort">
              {sorts.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </select>
          </label>
        </div>
      </form>
      <div className="listing-page_state">
        <p className="listing-page_count">{`1–${items.length} z ${totalCount}`}</p>
      </div>
      <Cards products={items} Link={Link} Heading="h2" priorityCount={4} />
      <nav className="listing-page_pages" aria-label="Strony">
        <a rel="next" href={`?after=${nextCursor}`} className="button_button">
          Następna
          <Icon path="M1 9H17M11 3L17 9L11 15" size={18} />
        </a>
      </nav>
    </>
  );
}

function Gallery({ title, images }) {
  return (
    <div>
      <ul className="product-gallery_strip" aria-label="Zdjęcia">
        {images.map((image, index) => (
          <li className="product-gallery_wall" key={image.url}>
            <Ground colour={image.groundColor} opacity={0.24} />
            <Picture
              className="product-gallery_print"
              image={image}
              alt={image.alt}
              sizes={gallerySizes}
              widest={1200}
              isPriority={index === 0}
            />
            <a className="product-gallery_enlarge" href={`${image.url}-1920.jpg`} aria-label="Powiększ zdjęcie">
              <Icon path="M11 2H18V9M18 2L11 9M9 18H2V11M2 18L9 11" size={20} />
            </a>
          </li>
        ))}
      </ul>
      <ul className="product-gallery_thumbnails">
        {images.map((image, index) => (
          <li key={image.url}>
            <button className="product-gallery_thumbnail" type="button" aria-label={`${title}, zdjęcie ${index + 1}`}>
              <Picture image={image} sizes="5rem" widest={320} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Option({ option: { name, values }, index }) {
  return (
    <fieldset>
      <legend className="option-picker_legend">{name}</legend>
      <div className="option-picker_values">
        {values.map(({ value, label }, position) => (
          <label className="option-picker_value" key={value}>
            <input
              className="option-picker_radio"
              type="radio"
              defaultChecked={position === 0}
              name={`option${index}`}
              value={value}
            />
            <span className="option-picker_text">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Details({ product: { descriptionHtml, safety, variants } }) {
  const entries = { Producent: safety.manufacturerName, 'Osoba odpowiedzialna': safety.responsiblePerson };
  return (
    <div className="product-page_details">
      <details open>
        <summary>Opis</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own sanitised description */}
        <div className="product-page_prose" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
        <p className="product-page_sku">{`SKU ${variants[0].sku}`}</p>
      </details>
      <details>
        <summary>Bezpieczeństwo</summary>
        <dl className="product-page_safety">
          {Object.entries({ ...entries, Ostrzeżenia: safety.warnings }).map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

export function ProductView({ product, Link }) {
  const [variant] = product.variants;
  return (
    <>
      <div className="product-page_product">
        <div className="product-page_gallery">
          <Gallery title={product.title} images={product.images} />
        </div>
        <div className="product-page_about">
          <h1 className="product-page_title">{product.title}</h1>
          <form className="buy-form_form" id="buy" method="post">
            <input type="hidden" name="variant" value={variant.id} />
            <div className="buy-form_chosen">
              <Price {...variant} />
              <p className="buy-form_delivery">
                <span className="buy-form_stock">Dostępny od ręki</span>
                <span>{variant.delivery?.promise}</span>
                <span className="buy-form_cost">{variant.delivery?.cost}</span>
              </p>
            </div>
            {product.options.map((option, index) => (
              <Option key={option.name} option={option} index={index} />
            ))}
            <BuyControls title={product.title} />
          </form>
          <Details product={product} />
        </div>
      </div>
      <section className="layout_section">
        <h2 className="layout_sectionHead">Podobne</h2>
        <Cards products={product.related} Link={Link} Heading="h3" />
      </section>
    </>
  );
}
