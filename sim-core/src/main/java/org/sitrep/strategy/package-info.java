/**
 * How a bot plays: the engine asks a {@link org.sitrep.strategy.Decision}, the bot answers with the index of one
 * option. A bot sees the game only through the view that its ruleset gives it, which shows what a player at the table
 * sees and nothing more. A {@link org.sitrep.strategy.Seat} puts a game's questions to it and counts them; a
 * {@link org.sitrep.strategy.TrialListener} is told the answers; {@link org.sitrep.strategy.TrialAborted} ends a trial
 * that goes beyond its bounds.
 */
package org.sitrep.strategy;
