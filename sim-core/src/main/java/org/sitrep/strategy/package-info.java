/**
 * Defines how a bot plays: the engine puts a {@link org.sitrep.strategy.Decision} to the bot, and the bot answers with
 * the index of one option. A bot sees the game only through its ruleset's view, which shows exactly what a player at
 * the table sees. A {@link org.sitrep.strategy.Seat} puts a game's questions to the bot and counts them. A
 * {@link org.sitrep.strategy.TrialListener} receives the answers. {@link org.sitrep.strategy.TrialAborted} ends a trial
 * that exceeds its bounds.
 *
 * <p>API: changes are announced in the changelog.
 */
package org.sitrep.strategy;
