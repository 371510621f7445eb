/**
 * What commands keep of themselves while they play for long, so that they can go on after they were cut off: how often,
 * in which folder of whose own, and in which bytes. A run keeps its capsule ({@code service.staged}); what plays more
 * than one thing keeps each under all that decides it ({@link org.sitrep.cli.service.kept.Kept}).
 */
package org.sitrep.cli.service.kept;
