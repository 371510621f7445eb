package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;
import static org.sitrep.ruleset.check.Check.each;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Names;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.LogUse;
import org.sitrep.rulesets.purplehaze.plot.LogUse.Kind;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.tables.LogEntries;

/** Checks log entries of combats, Missions and campaigns (PH-EVT-3). */
final class LogChecks {
    static final List<Check<GameData>> ALL = List.of(
            check("PH010", "a log entry set at the start is never read", LogChecks::startIsRead),
            check("PH012", "there are more log entries than the program can store", LogChecks::entriesFit),
            check("PH072", "a log entry is read that cannot have been set", LogChecks::readIsSet),
            check("PH073", "a log entry is set or expected but never read", LogChecks::setIsRead),
            check("PH074", "a log entry is cleared that cannot have been set", LogChecks::clearedIsSet),
            check(
                    "PH101",
                    "a Mission expects a log entry that does not persist, or is set too late",
                    LogChecks::earlierIsEarlier),
            check(
                    "PH102",
                    "a log entry of a campaign is never set, or no later Mission expects it",
                    each("campaigns", GameData::campaigns, LogChecks::campaignLog)));

    private LogChecks() {}

    private static Set<String> entries(final Collection<LogUse> uses, final Kind kind) {
        return uses.stream()
                .filter(use -> use.kind() == kind)
                .map(LogUse::entry)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** An entry that is never read is likely misspelt. */
    private static void startIsRead(final GameData game, final Place at) {
        final Set<String> read = entries(LogUse.all(game), Kind.READ);
        at.each(
                "start.log",
                game.start().log(),
                (entry, place) -> place.known(entry, read, "nothing reads the log entry " + entry));
    }

    /** The set of entries is stored as bits of one number, which limits the entries of a document. */
    private static void entriesFit(final GameData game, final Place at) {
        final int entries = LogEntries.of(game).size();
        if (entries > LogEntries.MAX) {
            at.add(
                    game.missions().isEmpty() ? "combats" : "missions",
                    "names " + entries + " different log entries, but the maximum is " + LogEntries.MAX,
                    "leave out Missions and boxes that are not played, or combine several entries into one");
        }
    }

    /** An entry that a Mission reads can be set by it or by earlier Missions. */
    private static void readIsSet(final GameData game, final Place at) {
        final Set<String> setAnywhere = new TreeSet<>();
        // Several Missions may share a box; one of them has to be able to set the entries that it reads.
        final Map<String, Set<String>> byBox = new LinkedHashMap<>();
        for (final MissionScope scope : MissionScope.all(game)) {
            final Set<String> settable = scope.settable();
            setAnywhere.addAll(settable);
            readIsSet(scope.ownLog(), settable, at);
            scope.boxes()
                    .forEach(box -> byBox.computeIfAbsent(box.id(), key -> new TreeSet<>())
                            .addAll(settable));
        }
        byBox.forEach((box, settable) -> readIsSet(LogUse.of(game.combats().get(box)), settable, at));
        // Only a campaign determines which Missions precede a General card or a stay at R&R.
        if (!game.campaigns().isEmpty()) {
            final List<LogUse> uses = Booklet.all(game).stream()
                    .filter(booklet -> booklet.kind() != Booklet.Kind.MISSION)
                    .flatMap(booklet -> LogUse.of(booklet).stream())
                    .toList();
            setAnywhere.addAll(entries(uses, Kind.SET));
            readIsSet(uses, setAnywhere, at);
        }
    }

    private static void readIsSet(final List<LogUse> uses, final Set<String> settable, final Place at) {
        final String otherwise = "set it by an effect (log), or name it under earlier if an earlier Mission sets it";
        isSet(uses, Kind.READ, "reads", settable, otherwise, at);
    }

    private static void isSet(
            final List<LogUse> uses,
            final Kind kind,
            final String does,
            final Set<String> settable,
            final String otherwise,
            final Place at) {
        uses.stream()
                .filter(use -> use.kind() == kind && !settable.contains(use.entry()))
                .forEach(use -> at.add(
                        use.path(),
                        does + " the log entry " + use.entry() + ", which nothing sets",
                        Names.near(use.entry(), settable, otherwise)));
    }

    /** An entry that is set is read; for a Mission alone, the readers in later Missions are unknown. */
    private static void setIsRead(final GameData game, final Place at) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final Set<String> used = new TreeSet<>();
            Stream.of(scope.ownLog(), scope.generalLog())
                    .flatMap(List::stream)
                    .filter(use -> use.kind() != Kind.SET)
                    .forEach(use -> used.add(use.entry()));
            scope.boxes().forEach(box -> LogUse.of(box).forEach(use -> used.add(use.entry())));
            at.each(
                    scope.path() + ".earlier",
                    scope.mission().earlier(),
                    (entry, place) -> isRead("names", entry, used, place));
        }
        if (!game.campaigns().isEmpty()) {
            final List<LogUse> uses = LogUse.all(game);
            final Set<String> read = entries(uses, Kind.READ);
            uses.stream()
                    .filter(use -> use.kind() == Kind.SET)
                    .forEach(use -> isRead("sets", use.entry(), read, at.in(use.path())));
        }
    }

    private static void isRead(final String does, final String entry, final Set<String> read, final Place at) {
        if (!read.contains(entry)) {
            at.add(
                    does + " the log entry " + entry + ", which nothing reads",
                    Names.near(entry, read, "read it in a condition, an objective or a set-up box, or remove it"));
        }
    }

    private static void clearedIsSet(final GameData game, final Place at) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final String otherwise = "set it by an effect (log), or remove this";
            isSet(scope.ownLog(), Kind.CLEARED, "clears", scope.settable(), otherwise, at);
        }
    }

    /** An entry that a Mission reads of earlier ones persists, and one of them sets it. */
    private static void earlierIsEarlier(final GameData game, final Place at) {
        final Set<String> setAnywhere = new TreeSet<>();
        Booklet.all(game).forEach(booklet -> setAnywhere.addAll(entries(LogUse.of(booklet), Kind.SET)));
        for (final Campaign campaign : game.campaigns().values()) {
            final Set<String> set = new TreeSet<>(game.start().log());
            for (final String id : campaign.missions()) {
                final Mission mission = game.missions().get(id);
                final MissionScope scope = new MissionScope(game, mission);
                at.each(scope.path() + ".earlier", mission.earlier(), (entry, place) -> {
                    if (!campaign.log().contains(entry)) {
                        final String otherwise = "add it to campaigns." + campaign.id() + ".log";
                        place.add(
                                entry + " does not persist from Mission to Mission",
                                Names.near(entry, campaign.log(), otherwise));
                    } else if (setAnywhere.contains(entry) && !set.contains(entry)) {
                        place.add(
                                "no earlier Mission sets " + entry, "set it in an earlier Mission, or remove it here");
                    }
                });
                set.addAll(entries(scope.ownLog(), Kind.SET));
                set.addAll(entries(scope.generalLog(), Kind.SET));
                mission.rest()
                        .ifPresent(rest -> game.rest()
                                .values()
                                .forEach(place -> set.addAll(entries(LogUse.of(Booklet.of(place)), Kind.SET))));
            }
        }
    }

    /** An entry that persists is set in one Mission and read in another. */
    private static void campaignLog(final GameData game, final Campaign campaign, final Place at) {
        final String otherwise = "use it in the Missions, or remove it";
        final Set<String> set = new TreeSet<>(game.start().log());
        final Set<String> expected = new TreeSet<>();
        campaign.missions()
                .forEach(id -> expected.addAll(game.missions().get(id).earlier()));
        for (final Booklet booklet : Booklet.all(game)) {
            for (final LogUse use : LogUse.of(booklet)) {
                if (use.kind() == Kind.SET) {
                    set.add(use.entry());
                } else if (booklet.kind() != Booklet.Kind.MISSION) {
                    expected.add(use.entry());
                }
            }
        }
        at.once("log", campaign.log(), entry -> entry + " is listed twice", "remove one of them");
        for (final String entry : new LinkedHashSet<>(campaign.log())) {
            final Place place = at.in("log", campaign.log().indexOf(entry));
            if (!set.contains(entry)) {
                place.add("nothing sets " + entry, Names.near(entry, set, otherwise));
            } else if (!expected.contains(entry)) {
                place.add(
                        "no Mission names " + entry + " under earlier, so it does not need to persist",
                        Names.near(entry, expected, otherwise));
            }
        }
    }
}
