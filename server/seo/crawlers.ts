// Crawlers of companies that make assistants, by what they read pages for: each with the name that it obeys in robots.txt
// and where its operator says so (read in October 2026). Search engines are not among them: the same index answers both.
export type CrawlerPurpose = 'answering' | 'training';

export type Crawler = { agent: string; operator: string; purpose: CrawlerPurpose; source: string };

const openai = { operator: 'OpenAI', source: 'https://developers.openai.com/api/docs/bots' };
const anthropic = { operator: 'Anthropic', source: 'https://support.claude.com/en/articles/8896518' };
const perplexity = { operator: 'Perplexity', source: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers' };
const mistral = { operator: 'Mistral', source: 'https://docs.mistral.ai/en/robots' };
const meta = { operator: 'Meta', source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers' };

/** Those that fetch a page because somebody asks (ChatGPT-User, Perplexity-User) say that they may come all the same. */
export const crawlers: readonly Crawler[] = [
  { agent: 'OAI-SearchBot', purpose: 'answering', ...openai },
  { agent: 'ChatGPT-User', purpose: 'answering', ...openai },
  { agent: 'Claude-SearchBot', purpose: 'answering', ...anthropic },
  { agent: 'Claude-User', purpose: 'answering', ...anthropic },
  { agent: 'PerplexityBot', purpose: 'answering', ...perplexity },
  { agent: 'Perplexity-User', purpose: 'answering', ...perplexity },
  { agent: 'MistralAI-Index', purpose: 'answering', ...mistral },
  { agent: 'MistralAI-User', purpose: 'answering', ...mistral },
  { agent: 'meta-externalfetcher', purpose: 'answering', ...meta },
  {
    ...{ agent: 'DuckAssistBot', operator: 'DuckDuckGo', purpose: 'answering' },
    source: 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot',
  },
  { agent: 'GPTBot', purpose: 'training', ...openai },
  { agent: 'ClaudeBot', purpose: 'training', ...anthropic },
  { agent: 'MistralAI-Training', purpose: 'training', ...mistral },
  { agent: 'meta-externalagent', purpose: 'training', ...meta },
  {
    ...{ agent: 'Google-Extended', operator: 'Google', purpose: 'training' },
    source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  },
  {
    ...{ agent: 'Applebot-Extended', operator: 'Apple', purpose: 'training' },
    source: 'https://support.apple.com/en-us/119829',
  },
  { agent: 'CCBot', operator: 'Common Crawl', purpose: 'training', source: 'https://commoncrawl.org/ccbot' },
  {
    ...{ agent: 'Amazonbot', operator: 'Amazon', purpose: 'training' },
    source: 'https://developer.amazon.com/amazonbot',
  },
];
