import cf from 'cloudfront'; // must be the first line

// The CloudFront function on each request, before the cache: rewrites the path, chooses the origin, refuses unknown queries.

const WITHOUT_SHIELD = 'player'; // the origin of cloudfront.yaml
const LANGUAGES = ['en', 'de'];
const PAGES = { en: '/index.html', de: '/de.html' };
const PARAMETERS = ['at', 'begin', 'course', 'cursor', 'format', 'game', 'holes', 'limit', 'modes', 'name', 'period', 'rounds', 'seat', 'since', 'when'];

function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (path === '/api' || path.startsWith('/api/')) {
    if (request.method !== 'OPTIONS' && hasUnknownParameter(request.querystring)) return refusal(request);
    // Replies without a key are cached by URL, so a viewer's If-None-Match must not reach the API: its 304 would be cached for
    // all. Replies to a key are never cached, so Origin Shield would be useless.
    if (request.headers.authorization) cf.selectRequestOriginById(WITHOUT_SHIELD);
    else delete request.headers['if-none-match'];
    return request;
  }
  if (path.startsWith('/pictures/')) return request;
  if (path.startsWith('/t/')) {
    // A table has a page and pages one level below. Anything deeper, or ending in a slash, becomes one of these.
    const parts = path.split('/').filter(Boolean);
    if (parts.length === 1) return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
    request.uri = '/' + parts.slice(0, 3).join('/');
    // One of our languages, so that a table's page is cached once for each, and not once for each phone's list.
    request.headers['accept-language'] = { value: languageOf(request) };
    // Link pictures need absolute URLs, and the API does not know the site's host.
    request.headers['club-site'] = { value: 'https://' + request.headers.host.value };
  } else if (!/\.\w+$/.test(path)) {
    // Not a file; a name ends in letters or digits, so a full stop after a pasted link does not matter.
    request.uri = PAGES[languageOf(request)];
  }
  return request;
}

// Returns the language of the query, else the one that the phone prefers, else the first.
function languageOf(request) {
  const asked = request.querystring.language;
  if (asked && LANGUAGES.includes(asked.value)) return asked.value;
  const header = request.headers['accept-language'];
  let best = LANGUAGES[0];
  let bestWeight = 0;
  for (const part of (header ? header.value : '').toLowerCase().replace(/ /g, '').split(',')) {
    const match = /^([a-z]+)(?:[0-9-][a-z0-9-]*)?(?:;q=([01](?:\.[0-9]{0,3})?))?$/.exec(part);
    const weight = match ? Number(match[2] || 1) : 0;
    if (weight > bestWeight && LANGUAGES.includes(match[1])) {
      best = match[1];
      bestWeight = weight;
    }
  }
  return best;
}

// The cache key contains the whole query. Unknown parameters are refused, or anyone could bypass the cache with made-up ones.
function hasUnknownParameter(query) {
  return Object.keys(query).some((key) => !PARAMETERS.includes(key));
}

// Like the API's own refusals it must not be cached.
function refusal(request) {
  return {
    statusCode: 400,
    statusDescription: 'Bad Request',
    headers: {
      'content-type': { value: 'application/problem+json' },
      'cache-control': { value: 'private, no-store' },
      vary: { value: 'Authorization' },
      'access-control-allow-origin': { value: '*' },
      'access-control-expose-headers': { value: 'ETag,Idempotency-Replayed,Retry-After' },
    },
    body: {
      encoding: 'text',
      data: JSON.stringify({
        type: '/api/openapi.json#/components/responses/malformed',
        title: 'Not readable',
        status: 400,
        detail: 'That address has a setting which is not known here.',
        code: 'malformed',
      }),
    },
  };
}
