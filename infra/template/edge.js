import cf from 'cloudfront'; // which has to be the first line

// What the edge does with a request's address, before it looks for an answer.

const WITHOUT_SHIELD = 'player'; // the origin of edge.yaml
const LANGUAGES = ['en', 'de'];
const PAGES = { en: '/index.html', de: '/de.html' };
const KEYS = ['at', 'begin', 'course', 'cursor', 'format', 'game', 'holes', 'limit', 'modes', 'name', 'period', 'rounds', 'seat', 'since', 'when'];

function handler(event) {
  const request = event.request;
  const path = request.uri;
  if (path === '/api' || path.startsWith('/api/')) {
    if (request.method !== 'OPTIONS' && hasStranger(request.querystring)) return refusal(request);
    // What anybody may be told is kept by its address: "not modified" for one who holds a view is no answer for another.
    // What a key is told is kept by nobody, so that Origin Shield has nothing to join.
    if (request.headers.authorization) cf.selectRequestOriginById(WITHOUT_SHIELD);
    else delete request.headers['if-none-match'];
    return request;
  }
  if (path.startsWith('/pictures/')) return request;
  if (path.startsWith('/t/')) {
    // Tables have a page, and one level below it; what is deeper, or ends in a slash, is one of these.
    const steps = path.split('/').filter(Boolean);
    if (steps.length === 1) return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/' } } };
    request.uri = '/' + steps.slice(0, 3).join('/');
    // One of ours, so that a table's page is kept once in each language, and not once for each phone's setting.
    request.headers['accept-language'] = { value: languageOf(request) };
    // A picture that goes with a link has a whole address, and nobody behind the edge knows what it is called.
    request.headers['club-site'] = { value: 'https://' + request.headers.host.value };
  } else if (!/\.\w+$/.test(path)) {
    // No file; a link may have gained a full stop.
    request.uri = PAGES[languageOf(request)];
  }
  return request;
}

// The language that the address asks for, else what the phone wants most; the first where it wants none of ours.
function languageOf(request) {
  const asked = request.querystring.language;
  if (asked && LANGUAGES.includes(asked.value)) return asked.value;
  const header = request.headers['accept-language'];
  let best = LANGUAGES[0];
  let most = 0;
  for (const part of (header ? header.value : '').toLowerCase().replace(/ /g, '').split(',')) {
    const told = /^([a-z]+)(?:[0-9-][a-z0-9-]*)?(?:;q=([01](?:\.[0-9]{0,3})?))?$/.exec(part);
    const weight = told ? Number(told[2] || 1) : 0;
    if (weight > most && LANGUAGES.includes(told[1])) {
      best = told[1];
      most = weight;
    }
  }
  return best;
}

// The cache's key holds the whole query: a query key that no call has ends here, or one could spoil what is kept for all.
function hasStranger(query) {
  return Object.keys(query).some((key) => !KEYS.includes(key));
}

// Like every reply it says who may keep it: nobody where there is a key.
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
