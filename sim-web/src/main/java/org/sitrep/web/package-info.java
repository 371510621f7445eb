/**
 * The engine and the games in a browser: compiled to WebAssembly, started in a worker, asked by messages. Adds nothing
 * to what the engine does; replaces only what a browser lacks.
 *
 * <p>Internal: changes are not announced.
 */
package org.sitrep.web;
