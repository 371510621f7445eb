// Keeps the files of the site, so that it opens without a network after the first visit. Their list and the version are
// filled in when the site is written: a new version has new files.
const FILES = {files};
const VERSION = 'sitrep-{version}';

self.addEventListener('install', event => {
  event.waitUntil(caches.open(VERSION).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  event.waitUntil(caches.keys()
    .then(names => Promise.all(names.filter(name => name.startsWith('sitrep-') && name !== VERSION).map(name => caches.delete(name))))
    .then(() => self.clients.claim()));
});

// The folder itself is its index.
const wanted = request => (new URL(request.url).pathname.endsWith('/') ? 'index.html' : request);

self.addEventListener('fetch', event => {
  event.respondWith(caches.open(VERSION)
    .then(cache => cache.match(wanted(event.request), { ignoreSearch: true }))
    .then(found => found ?? fetch(event.request)));
});
