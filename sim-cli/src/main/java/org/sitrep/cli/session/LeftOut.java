package org.sitrep.cli.session;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/**
 * Finds the missions of a folder that none of its campaigns plays. The folder of a file is the one that its
 * {@code extends} may read. Reads each folder once; not thread-safe.
 */
public final class LeftOut {
    private static final String MISSION = "mission";
    private static final String MISSIONS = "missions";
    private static final String CAMPAIGN = "campaign";
    private static final String CAMPAIGNS = "campaigns";

    private final Map<Path, List<ScenarioDocument>> read = new HashMap<>();

    /**
     * Returns a sentence for each mission that no campaign of the folder plays: for a mission's file that mission, for
     * a campaign's file all missions of the folder. Empty for other files, and where the folder has no campaign.
     */
    public List<String> of(final OpenScenario scenario) {
        final ScenarioDocument document = scenario.document();
        final Path root = ScenarioLoader.root(Path.of(document.file()).toAbsolutePath());
        final boolean isCampaign = document.text(CAMPAIGN).isPresent();
        if (!isCampaign && document.text(MISSION).isEmpty()) {
            return List.of();
        }
        final List<ScenarioDocument> around = Stream.concat(
                        Stream.of(document),
                        read
                                .computeIfAbsent(
                                        root, at -> scenarios(scenario.source().session(), at, scenario.game()))
                                .stream())
                .toList();
        final List<ScenarioDocument> campaigns = around.stream()
                .filter(other -> other.text(CAMPAIGN).isPresent())
                .toList();
        final Set<String> played = campaigns.stream().flatMap(LeftOut::played).collect(Collectors.toSet());
        return campaigns.stream()
                .limit(1)
                .flatMap(campaign -> (isCampaign ? around.stream() : Stream.of(document))
                        .flatMap(other -> missions(other, root))
                        .distinct()
                        .filter(mission -> !played.contains(mission.id()))
                        .map(mission -> mission.isLeftOutOf(campaign)))
                .toList();
    }

    private static List<ScenarioDocument> scenarios(final Session session, final Path root, final Ruleset game) {
        final Stream<Path> beside = Home.names(root).stream().map(name -> root.resolve(name + Home.YAML));
        return Stream.concat(beside, Home.playable(root, game).stream().map(root::resolve))
                .distinct()
                .map(path -> Source.of(session, Home.seenFromHere(path).toString())
                        .source()
                        .read(new Findings())
                        .orElse(null))
                .filter(Objects::nonNull)
                .filter(document -> document.ruleset().equals(game.id()))
                .toList();
    }

    /** Returns the missions that a campaign's list names. */
    private static Stream<String> played(final ScenarioDocument document) {
        return document.at(listOf(document)).filter(ListNode.class::isInstance).stream()
                .flatMap(list -> ((ListNode) list).items().stream())
                .filter(ScalarNode.class::isInstance)
                .map(id -> ((ScalarNode) id).text());
    }

    /** Returns the missions that files below a folder declare: for a mission's file the one that it plays. */
    private static Stream<Mission> missions(final ScenarioDocument document, final Path root) {
        return document.at(MISSIONS).filter(MapNode.class::isInstance).stream()
                .flatMap(map -> ((MapNode) map).entries().keySet().stream())
                .filter(id -> document.text(CAMPAIGN).isPresent()
                        || document.text(MISSION).filter(id::equals).isPresent())
                .map(id -> new Mission(id, document.markOf(MISSIONS + "." + id).file()))
                .filter(mission ->
                        Path.of(mission.file).toAbsolutePath().normalize().startsWith(root));
    }

    private record Mission(String id, String file) {
        String isLeftOutOf(final ScenarioDocument campaign) {
            final String add = campaign.at(MISSIONS + "." + id).isPresent() ? "" : "name this file under extends, and ";
            return file + ": no campaign plays the mission " + id + "; " + add + "add it to " + listOf(campaign)
                    + " in " + campaign.file();
        }
    }

    private static String listOf(final ScenarioDocument campaign) {
        return CAMPAIGNS + "." + campaign.text(CAMPAIGN).orElseThrow() + "." + MISSIONS;
    }
}
