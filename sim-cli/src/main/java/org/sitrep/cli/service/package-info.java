/** What the commands call: opening scenarios, playing batches, naming and writing results. Knows no option parser. */
package org.sitrep.cli.service;
